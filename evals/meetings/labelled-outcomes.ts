/**
 * What was settled and who is to do what, by turn (counted from 0), in ten of QMSum's validation meetings (by row, counted from 0),
 * labelled by hand from the turns that speak of deciding or of work to come. Only the turns: no text. A decision is settled by the group
 * or by the chair without contradiction; an action is work for after the meeting that somebody takes on or is given.
 */
export const labelledOutcomes: Record<number, { decisions: readonly number[]; actions: readonly number[] }> = {
  1: { decisions: [266, 326, 431, 463, 470, 507], actions: [507, 509] },
  3: { decisions: [80, 164, 166, 231], actions: [239] },
  5: { decisions: [269], actions: [62, 336] },
  7: { decisions: [509, 605, 624], actions: [498, 500, 553, 573] },
  13: { decisions: [275, 371, 392, 609, 611, 615, 617], actions: [641, 643] },
  17: { decisions: [], actions: [290, 467, 567, 568] },
  21: { decisions: [366, 438], actions: [461] },
  23: { decisions: [545, 580, 614], actions: [] },
  25: { decisions: [], actions: [355, 364] },
  33: { decisions: [156], actions: [164] },
}
