import { cx } from "@/lib/cx";

import avatarDefault from "./illustrations/avatar-default.svg";

const sizes = { sm: "size-8", md: "size-10", lg: "size-22" };

interface AvatarProps {
  /** The person's picture; the default one is shown when there is none. */
  src: string | null;
  size?: keyof typeof sizes;
}

/** A picture beside a name: decoration, since the name is always written too. */
export function Avatar({ src, size = "md" }: AvatarProps) {
  return (
    <img
      src={src ?? avatarDefault}
      alt=""
      className={cx(
        "shrink-0 rounded-full bg-primary-soft object-cover dark:brightness-[.86]",
        sizes[size],
      )}
    />
  );
}
