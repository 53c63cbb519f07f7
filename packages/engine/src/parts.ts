/** What is made of a run beside its values, checks and tables: each only for those who ask for it. */
export interface Parts {
  /** The steps, where their arguments come from, and where the sides of checks do. */
  readonly steps: boolean
  /** Charts and figures drawn, and not only named. */
  readonly pictures: boolean
  /** All of them; those that a record could not give again; or those that the contract promises, which decide the status. */
  readonly files: 'all' | 'lasting' | 'promised'
}

export const WHOLE: Parts = { steps: true, pictures: true, files: 'all' }
/** What a record holds: its pictures are drawn when they are asked for, and most of its files made from it. */
export const RECORDED: Parts = { steps: true, pictures: false, files: 'lasting' }
