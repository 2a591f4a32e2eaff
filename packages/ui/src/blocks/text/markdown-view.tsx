import Markdown from 'react-markdown'
import rehypeSanitize from 'rehype-sanitize'
import remarkGfm from 'remark-gfm'
import { CopyButton } from '../../primitives/copy-button.tsx'
import { BlockSection } from '../block-section.tsx'
import type { ViewProps } from '../view.ts'

const prose =
  'text-[15px] leading-7 [&_a]:text-accent [&_a]:underline [&_code]:rounded [&_code]:bg-sunken [&_code]:px-1 ' +
  '[&_code]:text-[13px] [&_h3]:mt-6 [&_h3]:mb-2 [&_h3]:text-xl [&_h3]:font-semibold [&_h4]:mt-6 [&_h4]:mb-2 ' +
  '[&_h4]:text-lg [&_h4]:font-semibold [&_h5]:mt-4 [&_h5]:mb-1 [&_h5]:font-semibold [&_li]:my-1 [&_ol]:list-decimal ' +
  '[&_ol]:pl-6 [&_p]:my-3 [&_pre]:overflow-x-auto [&_pre]:scroll-edges-sunken [&_pre]:rounded-control [&_pre]:bg-sunken [&_pre]:p-4 ' +
  '[&_table]:w-full [&_td]:border-b [&_td]:py-2 [&_td]:pr-4 [&_th]:border-b [&_th]:py-2 [&_th]:pr-4 [&_th]:text-left ' +
  '[&_ul]:list-disc [&_ul]:pl-6 [&>:first-child]:mt-0 [&>:last-child]:mb-0'

const levels = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const
const ownLevel = 2

/** Heading components: the text's highest level comes right below the block's own heading, whatever it is. */
function headingsOf(text: string) {
  const highest = Math.min(...[...text.matchAll(/^(#{1,6}) /gm)].map(([, signs = '']) => signs.length))
  return Object.fromEntries(
    levels.map((name, index) => [name, levels[Math.min(index + 1 - highest + ownLevel, 5)] ?? name]),
  )
}

/** Markdown: headings, lists, tables, code, links. Sanitised. */
export default function MarkdownView({ block }: ViewProps<'markdown'>) {
  return (
    <BlockSection title={block.title ?? 'Result'} aside={<CopyButton text={block.text} />}>
      <div className={prose}>
        <Markdown remarkPlugins={[remarkGfm]} rehypePlugins={[rehypeSanitize]} components={headingsOf(block.text)}>
          {block.text}
        </Markdown>
      </div>
    </BlockSection>
  )
}
