/** The designs by the names of their methods. */
import { requireThat } from '@keelson/numerics/errors.ts'
import { countedSource } from '@keelson/numerics/philox.ts'
import type { SamplingMethod } from '../request.ts'
import type { Design } from './design.ts'
import { latinHypercubeDesign } from './latin-hypercube.ts'
import { purpose } from './purposes.ts'
import { sobolDesign } from './sobol.ts'

/** The design of a method. Throws NumericsError 'bad_input' for a count, dimensions or a seed that are not whole. */
export function designOf(method: SamplingMethod, count: number, dimensions: number, seed: number): Design {
  requireThat(Number.isSafeInteger(count) && count > 0, 'a design needs a whole number of points')
  requireThat(Number.isSafeInteger(dimensions) && dimensions > 0, 'a design needs a whole number of dimensions')
  return designs[method](count, dimensions, seed)
}

const designs: Readonly<Record<SamplingMethod, typeof randomDesign>> = {
  random: randomDesign,
  latin_hypercube: latinHypercubeDesign,
  sobol: sobolDesign,
}

/** Independent points. */
function randomDesign(count: number, dimensions: number, seed: number): Design {
  const source = countedSource(seed, purpose.points)
  return { count, dimensions, at: (i) => source.uniforms(i, dimensions) }
}
