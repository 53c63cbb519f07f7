/** What scours, each whole in its own file, and the rock that protects. */
import { composed, MONOPILE, PIPELINE, ROCK } from './inputs.ts'
import { monopile } from './way-monopile.ts'
import { pipeline } from './way-pipeline.ts'
import { rock } from './way-rock.ts'

export const scour = composed(
  { [MONOPILE]: monopile, [PIPELINE]: pipeline, [ROCK]: rock },
  { inOrder: { values: ['relative_density', 'time_scale'] } },
)
