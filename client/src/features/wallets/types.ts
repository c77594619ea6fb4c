import type { Payload, Row } from "@/api/client";

export type Wallet = Row<"/wallets", "get">;

/** Every wallet in the person's order, and the balance of those that count. */
export type Wallets = Payload<"/wallets", "get">;
