import { Page } from 'react-pdf'
import { classNames } from '../../class-names.ts'
import { Skeleton } from '../../primitives/skeleton.tsx'
import { useNear } from '../../use-near.ts'

/** Pixels. */
const width = 48

interface ThumbnailProps {
  number: number
  aspectRatio: number
  current: boolean
  onChoose: () => void
}

function Thumbnail({ number, aspectRatio, current, onChoose }: ThumbnailProps) {
  const [frame, near] = useNear<HTMLButtonElement>('200px')
  return (
    <button
      ref={frame}
      type="button"
      aria-label={`Page ${number}`}
      aria-current={current ? 'page' : undefined}
      onClick={onChoose}
      className="flex flex-col items-center gap-1 rounded"
    >
      <span
        className={classNames(
          'block overflow-hidden rounded-sm border bg-white',
          current ? 'border-accent ring-1 ring-accent' : 'hover:border-line-strong',
        )}
        style={{ width, aspectRatio }}
      >
        {near && (
          <Page
            suspense={false}
            pageNumber={number}
            width={width - 2}
            loading={<Skeleton className="size-full" />}
            renderTextLayer={false}
            renderAnnotationLayer={false}
          />
        )}
      </span>
      <span className={classNames('text-xs tabular-nums', current ? 'font-medium text-accent' : 'text-ink-faint')}>
        {number}
      </span>
    </button>
  )
}

interface PageStripProps {
  pages: readonly { aspectRatio: number }[]
  current: number
  onChoose: (page: number) => void
}

/** Thumbnails of a document's pages in a row above them; each is drawn when it becomes visible. */
export function PageStrip({ pages, current, onChoose }: PageStripProps) {
  return (
    <nav aria-label="All pages" className="sticky -top-4 z-10 -mx-4 -mt-4 mb-4 border-b bg-sunken">
      <ol className="flex gap-2 overflow-x-auto scroll-edges-sunken px-4 py-2">
        {pages.map((page, index) => (
          // A page's key is its number.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className="shrink-0">
            <Thumbnail
              number={index + 1}
              aspectRatio={page.aspectRatio}
              current={current === index + 1}
              onChoose={() => onChoose(index + 1)}
            />
          </li>
        ))}
      </ol>
    </nav>
  )
}
