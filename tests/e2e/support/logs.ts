import { execFileSync } from "node:child_process";
import { join } from "node:path";

/** Fail the run when what the product logged meanwhile holds a secret, an address or a sum. */
export default function searchTheLogs(): void {
  const root = join(import.meta.dirname, "..", "..", "..");
  const log = join(process.env.E2E_DATA_DIR ?? "", "product.log");
  execFileSync(join(root, ".venv", "bin", "python"), ["-m", "scripts.checking.logs", log], {
    cwd: root,
    stdio: "inherit",
  });
}
