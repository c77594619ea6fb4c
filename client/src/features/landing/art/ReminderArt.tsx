import reminder from "./reminder.svg";

/** A calendar with a marked day, and a bell. */
export function ReminderArt() {
  return (
    <img
      src={reminder}
      alt=""
      width={191}
      height={140}
      loading="lazy"
      className="h-35 w-auto dimmed"
    />
  );
}
