interface CoverImageProps {
  /** A model's id. */
  of: string
  theme: 'light' | 'dark'
  /** Describes it; '' beside a text that does. */
  alt: string
  /** As of an img element: the displayed width. */
  sizes: string
  loading?: 'eager' | 'lazy'
  className: string
}

/** The picture of a model's answer to its first sample (script/draw-covers), with an aspect ratio of 8:5. */
export function CoverImage({ of, theme, alt, sizes, loading = 'lazy', className }: CoverImageProps) {
  const name = `/covers/${of}-${theme}`
  return (
    <img
      src={`${name}-480.avif`}
      srcSet={`${name}-480.avif 480w, ${name}-960.avif 960w`}
      sizes={sizes}
      width={480}
      height={300}
      loading={loading}
      decoding="async"
      alt={alt}
      className={`aspect-[8/5] object-cover ${className}`}
    />
  )
}
