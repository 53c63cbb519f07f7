/** A file of a run that is made from its record. */
export interface Made {
  readonly mediaType: string
  readonly content: string
}
