import styles from './avatar.module.css';

interface AvatarProps {
  readonly initials: string;
  /** CSS class that sets the size (variable `--avatar`) and the colors. */
  readonly className: string | undefined;
  readonly position?: string | null;
}

/** Up to three initials in a circle. Hidden from screen readers: the name is beside it. */
export function Avatar({ initials, className, position }: AvatarProps) {
  const letters = [...initials].slice(0, 3);
  return (
    <span
      className={`${styles['avatar']} ${className}`}
      data-long={letters.length > 2}
      data-position={position}
      aria-hidden="true"
      translate="no"
    >
      {letters.join('')}
    </span>
  );
}
