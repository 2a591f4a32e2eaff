import type { Analysis } from '@vitrine/contracts/analyses/analysis.ts'
import { saveFile } from '@vitrine/ui/format/save-file.ts'
import { Button } from '@vitrine/ui/primitives/button.tsx'
import { CopyButton } from '@vitrine/ui/primitives/copy-button.tsx'
import { printDrawn } from '@vitrine/ui/print-drawn.ts'
import { Braces, Printer, Sheet } from 'lucide-react'
import { useState } from 'react'
import { cellSeparator } from '../../lib/forms/cell-separator.ts'
import { CellSeparatorSelect } from '../../lib/forms/cell-separator-select.tsx'
import { blocksToCsv } from './blocks-to-csv.ts'
import { blocksToText } from './blocks-to-text.ts'

/** The engine's output with the reader's corrections beside it. */
function withCorrections({ output, corrections }: Analysis): unknown {
  if (corrections.length === 0) return output
  return typeof output === 'object' && output !== null && !Array.isArray(output)
    ? { ...output, corrections }
    : { output, corrections }
}

export function ResultActions({ analysis }: { analysis: Analysis }) {
  const hasTable = blocksToCsv(analysis.blocks) !== null
  const name = `${analysis.modelId}-${analysis.id.slice(0, 8)}`
  const [printing, setPrinting] = useState(false)
  const print = async () => {
    setPrinting(true)
    await printDrawn()
    setPrinting(false)
  }
  const saveJson = () =>
    saveFile(
      `${name}.json`,
      new Blob([JSON.stringify(withCorrections(analysis), null, 2)], { type: 'application/json' }),
    )
  return (
    <div className="no-print -ml-3 flex flex-wrap gap-1">
      <CopyButton text={() => blocksToText(analysis)} label="Copy" />
      <Button variant="ghost" size="small" onClick={saveJson}>
        <Braces aria-hidden="true" className="size-4" />
        JSON
      </Button>
      {hasTable && (
        // Keeps the select next to its button, also on narrow screens.
        <div className="flex">
          <Button
            variant="ghost"
            size="small"
            onClick={() =>
              saveFile(
                `${name}.csv`,
                new Blob(['\ufeff', blocksToCsv(analysis.blocks, cellSeparator()) ?? ''], { type: 'text/csv' }),
              )
            }
          >
            <Sheet aria-hidden="true" className="size-4" />
            CSV
          </Button>
          <CellSeparatorSelect />
        </div>
      )}
      <Button variant="ghost" size="small" busy={printing} onClick={() => void print()}>
        <Printer aria-hidden="true" className="size-4" />
        Print or PDF
      </Button>
    </div>
  )
}
