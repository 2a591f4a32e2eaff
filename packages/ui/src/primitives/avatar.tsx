import { classNames } from '../class-names.ts'
import { initials } from '../format/initials.ts'

interface AvatarProps {
  name: string
  /** Address of the person's picture; null shows the initials. */
  picture: string | null
  /** The size, and the font size of the letters. */
  className: string
}

/** A person's picture or initials in a circle. Their name is beside it or on the link around it. */
export function Avatar({ name, picture, className }: AvatarProps) {
  const look = classNames('shrink-0 rounded-full', className)
  if (picture) return <img src={picture} alt="" className={classNames(look, 'bg-sunken object-cover')} />
  return (
    <span
      aria-hidden="true"
      className={classNames(look, 'flex items-center justify-center bg-accent font-semibold text-on-accent')}
    >
      {initials(name)}
    </span>
  )
}
