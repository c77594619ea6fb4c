import { Link } from "react-router-dom";

import { consoleUsersPath } from "@/lib/paths";

/** So much of it tells two apart where a table has no room for all of it. */
const TAIL = 8;

interface WhoseIdProps {
  id: string | null;
  /** It still is somebody's account. */
  known: boolean;
}

/** An identifier; it leads to the person while there is one. */
export function WhoseId({ id, known }: WhoseIdProps) {
  if (!id) return <span className="text-ink-3">–</span>;
  // Those that lead nowhere stand like those that do.
  const look =
    "inline-block py-3.5 text-caption tabular-nums wrap-anywhere sm:max-xl:whitespace-nowrap";
  const words = (
    <>
      <span aria-hidden="true" className="hidden sm:max-xl:inline">
        …
      </span>
      <span className="sm:max-xl:sr-only">{id.slice(0, -TAIL)}</span>
      {id.slice(-TAIL)}
    </>
  );
  if (!known) {
    return (
      <span title={id} className={look}>
        {words}
      </span>
    );
  }
  return (
    <Link
      to={consoleUsersPath("users", { user: id })}
      aria-label={id}
      title={id}
      className={`${look} relative text-primary underline underline-offset-3`}
    >
      {words}
    </Link>
  );
}
