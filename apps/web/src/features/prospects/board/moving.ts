export interface Moving {
  /** Id of the card that is on its way: it takes the focus along into its new column. */
  moved: string | null
  onMove: (id: string | null) => void
}
