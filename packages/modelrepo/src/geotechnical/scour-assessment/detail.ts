/** The sentence of the run. */
import { shown, shownIn } from '@keelson/workflow'
import type { Found } from './calculate-found.ts'
import type { PipeScour } from './calculate-pipe.ts'
import type { RockSize } from './calculate-rock.ts'
import type { Params } from './inputs.ts'

export function sentence(p: Params, { pile, pipe, rock, growth }: Found): string {
  if (rock) return ofRock(p, rock)
  if (pipe) return ofPipe(pipe)
  if (pile === undefined) return ''
  const { S, ratio, extent } = pile.deepest
  if (S === 0) return 'No hole forms at the pile in this flow: the scour depth is 0 m'
  const among = pile.holes.length > 1 ? `, the deepest of ${pile.holes.length}` : ''
  const scale = typeof growth?.T_S === 'number' ? `; 63 % of it within ${shownIn(growth.T_S, 'h')}` : ''
  return `Scour to ${shownIn(S, 'm')} at equilibrium, ${shown(ratio, 3)} diameters${among}, reaching ${shownIn(extent, 'm')} beyond the wall${scale}`
}

function ofPipe({ U_cr, u, S_c, waves }: PipeScour): string {
  const onset =
    u === undefined
      ? `A tunnel forms from ${shownIn(U_cr, 'm/s')} on`
      : u > 1
        ? `A tunnel forms: the current exceeds the ${shownIn(U_cr, 'm/s')} of the onset`
        : `No tunnel forms up to ${shownIn(U_cr, 'm/s')}`
  const most = waves && Math.max(...waves.map((w) => w.S_w))
  const inWaves = most === undefined ? '' : `, ${shownIn(most, 'm')} in waves`
  return `${onset}; once formed it is ${shownIn(S_c, 'm')} deep in a current${inWaves}`
}

const ofRock = (p: Params, { U_l, exposed, embedded }: RockSize): string =>
  `Stones of ${shownIn(exposed, 'mm')} stay on top at ${shownIn(U_l, 'm/s')}, of ${shownIn(embedded, 'mm')} among others${p.rock_d50 === undefined ? '' : `; ${shownIn(p.rock_d50, 'mm')} are to be placed`}`
