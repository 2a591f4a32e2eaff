interface CoverImageProps {
  /** A model's id. */
  of: string
  theme: 'light' | 'dark'
  /** What it shows; '' beside a text that says so. */
  alt: string
  /** As of an img: the width that it takes. */
  sizes: string
  loading?: 'eager' | 'lazy'
  className: string
}

/** The picture of what a model answered to its first sample (script/draw-covers), 8 wide to 5 high. */
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
