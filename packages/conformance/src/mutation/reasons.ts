/** The mutants that survive, and why that is right: by their file and the beginning of their name. */
export interface Reason {
  readonly file: string
  readonly begins: string
  readonly reason: string
}

export const REASONS: readonly Reason[] = []

export const reasonFor = (file: string, name: string): string | undefined =>
  REASONS.find((r) => r.file === file && name.startsWith(r.begins))?.reason
