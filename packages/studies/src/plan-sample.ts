/** A sample: points drawn from the distributions of inputs, by a design that knows point i from the seed and i alone. */

import type { SampleRequest } from './request.ts'
import type { Reading, Variation } from './variation.ts'

export function sampleVariation(_: SampleRequest, { refuse }: Reading): Variation | undefined {
  refuse('/vary/kind', 'samples are not read yet')
  return undefined
}
