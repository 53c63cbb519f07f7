/** Points of the unit cube at which a study samples: a point follows from the seed and its index alone. */
export interface Design {
  readonly count: number
  readonly dimensions: number
  /** Point i, 0 ... count - 1, each coordinate in 0 < u < 1. */
  readonly at: (i: number) => Float64Array
}
