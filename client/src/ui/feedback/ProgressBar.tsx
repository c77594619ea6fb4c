interface ProgressBarProps {
  label: string;
  /** How far it is; undefined while nobody knows. */
  value: number | undefined;
  max: number;
  /** The progress in words, where it is no percentage. */
  words?: string;
}

/** How far a longer job is. */
export function ProgressBar({ label, value, max, words }: ProgressBarProps) {
  return (
    <progress
      aria-label={label}
      aria-valuetext={words}
      value={value}
      max={max}
      className="h-2.5 w-full appearance-none overflow-hidden rounded-full bg-track indeterminate:animate-pulse [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-track indeterminate:[&::-webkit-progress-bar]:bg-primary-soft-hover [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-primary [&::-webkit-progress-value]:transition-all [&::-webkit-progress-value]:duration-4"
    />
  );
}
