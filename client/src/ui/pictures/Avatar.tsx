import avatarDefault from "./illustrations/avatar-default.svg";

interface AvatarProps {
  /** The person's picture; the default one is shown when there is none. */
  src: string | null;
}

/** A picture beside a name: decoration, since the name is always written too. */
export function Avatar({ src }: AvatarProps) {
  return (
    <img
      src={src ?? avatarDefault}
      alt=""
      className="size-10 shrink-0 rounded-full bg-primary-soft object-cover dimmed"
    />
  );
}
