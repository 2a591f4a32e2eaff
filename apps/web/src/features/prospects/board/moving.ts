export interface Moving {
  /** Id of the moved card, which takes the focus along into its new column. */
  moved: string | null
  onMove: (id: string | null) => void
}
