import { percent } from '@vitrine/basics/percent.ts'
import type { BlockOf } from '@vitrine/contracts/blocks/block.ts'
import { judgeExplicit } from '@vitrine/engines/vision/explicit/judge-explicit.ts'
import { InputError } from '@vitrine/errors/input-error.ts'
import type { RunContext, RunInput } from '@vitrine/model-kit/run-context.ts'
import { notice } from '../blocks/notice.ts'

/**
 * The notice above any model's answer to a picture that seems sexually explicit; null for other inputs. The answer
 * itself is unchanged. `judge` returns a probability, 0…1. A picture that it cannot read is not judged.
 */
export async function explicitNotice(
  { file }: RunInput,
  { readFile, signal }: Pick<RunContext, 'readFile' | 'signal'>,
  judge: (bytes: Uint8Array) => Promise<number> = judgeExplicit,
): Promise<BlockOf<'notice'> | null> {
  if (!file?.mediaType.startsWith('image/')) return null
  signal.throwIfAborted()
  try {
    const confidence = await judge(await readFile())
    if (confidence === 0) return null
    return notice(
      'warning',
      'This picture may be sexually explicit',
      `Two networks agree that it may show nudity or sex (${percent(confidence)} sure); they can be wrong. No model here is made for such pictures, so look at it before you share this page or rely on the answer.`,
    )
  } catch (error) {
    // Some models read picture formats that the judges do not; their answer stands.
    if (error instanceof InputError) return null
    throw error
  }
}
