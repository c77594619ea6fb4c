import { Link } from "react-router-dom";

import { consoleUsersPath } from "@/lib/paths";

interface WhoseIdProps {
  id: string | null;
  /** It still is somebody's account. */
  known: boolean;
}

/** An identifier; it leads to the person while there is one. */
export function WhoseId({ id, known }: WhoseIdProps) {
  if (!id) return <span className="text-ink-3">–</span>;
  const look = "text-caption tabular-nums wrap-anywhere";
  if (!known) return <span className={look}>{id}</span>;
  return (
    <Link
      to={consoleUsersPath("users", { user: id })}
      className={`${look} inline-flex min-h-11 items-center text-primary underline underline-offset-3`}
    >
      {id}
    </Link>
  );
}
