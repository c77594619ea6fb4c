import { Illustration } from "./Illustration";

/** The envelope with its green check; while its mail waits to be read, a count covers the check. */
export function Envelope({ waiting }: { waiting?: boolean }) {
  return (
    <div className="relative mx-auto mb-5 w-55">
      <Illustration name="email-sent" className="w-full" />
      {waiting && (
        <span
          aria-hidden="true"
          className="absolute top-[20.5%] left-[56.7%] grid size-11 place-items-center rounded-full bg-danger text-stat-phone font-strong text-on-danger ring-3 ring-surface"
        >
          1
        </span>
      )}
    </div>
  );
}
