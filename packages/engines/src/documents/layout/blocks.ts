import { at } from '@vitrine/basics/at.ts'
import type { Block, Line } from '../document.ts'
import { boxAround, fromTop, fromTopLeft, heightOf, horizontalOverlap } from './box.ts'

/** Lines this many line heights apart, top to bottom, still belong to one block. */
const lineSpacing = 0.9

function distanceToLeft(stack: readonly Line[], line: Line): number {
  return Math.abs(at(stack, stack.length - 1).box[0] - line.box[0])
}

function joins(stack: readonly Line[], line: Line): boolean {
  const last = stack.at(-1)
  if (last === undefined) return false
  const height = Math.min(heightOf(last.box), heightOf(line.box))
  const gap = line.box[1] - last.box[3]
  const alike = Math.max(heightOf(last.box), heightOf(line.box)) < 1.7 * height
  return alike && gap > -0.6 * height && gap < lineSpacing * height && horizontalOverlap(last.box, line.box) > 0.3
}

function partsAlong(blocks: readonly Block[], axis: 0 | 1): Block[][] {
  const parts: Block[][] = []
  let end = Number.NEGATIVE_INFINITY
  for (const block of blocks.toSorted((a, b) => a.box[axis] - b.box[axis])) {
    if (block.box[axis] >= end - 1e-4) parts.push([])
    parts.at(-1)?.push(block)
    end = Math.max(end, block.box[axis === 0 ? 2 : 3])
  }
  return parts
}

/**
 * Orders blocks by cutting the page in two where nothing stands: across first (top before bottom), else
 * down (left before right), again in each part. Where neither cut exists, from top to bottom.
 */
function inReadingOrder(blocks: readonly Block[]): Block[] {
  if (blocks.length < 2) return [...blocks]
  for (const axis of [1, 0] as const) {
    const parts = partsAlong(blocks, axis)
    if (parts.length > 1) return parts.flatMap(inReadingOrder)
  }
  return blocks.toSorted(fromTopLeft)
}

/** Stacks lines into blocks: each line joins the block right above it when they overlap and are of like size. */
export function blocksOfLines(lines: readonly Line[]): Block[] {
  const stacks: Line[][] = []
  for (const line of lines.toSorted(fromTop)) {
    const stack = stacks
      .filter((candidate) => joins(candidate, line))
      .toSorted((a, b) => distanceToLeft(a, line) - distanceToLeft(b, line))[0]
    if (stack === undefined) stacks.push([line])
    else stack.push(line)
  }
  return inReadingOrder(
    stacks.map((stack) => ({ lines: stack, box: boxAround(stack.map((line) => line.box)), page: stack[0]?.page ?? 1 })),
  )
}
