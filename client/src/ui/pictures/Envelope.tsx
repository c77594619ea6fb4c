import { Illustration } from "./Illustration";

/** The envelope with its green check; the check pulses while something is awaited. */
export function Envelope({ waiting }: { waiting?: boolean }) {
  return (
    <div className="relative mx-auto mb-5 w-55">
      <Illustration name="email-sent" className="w-full" />
      {waiting && (
        <span
          aria-hidden="true"
          className="absolute top-[20.5%] left-[56.7%] size-11 rounded-full outline-10 outline-offset-8 outline-income-bar/10 ring-8 ring-income-bar/20 motion-safe:animate-pulse"
        />
      )}
    </div>
  );
}
