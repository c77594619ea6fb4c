import { WalletsScreen } from "@/features/wallets/WalletsScreen";

import { useToday } from "../state/use-today";
import { CategoryPart } from "./CategoryPart";

/** Where the person's money is. */
export default function WalletsPage() {
  return <WalletsScreen today={useToday()} CategoryField={CategoryPart} />;
}
