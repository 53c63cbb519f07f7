/** The six methods of a lug, each whole in its own file, and what they have in common. */
import { AISC, BASE, BTH, CONTAINER, composed, PORTABLE, WELD } from './inputs.ts'
import { charts, drawn, figures } from './pictures.ts'
import { rules } from './rules.ts'
import { byAisc } from './way-aisc.ts'
import { byBth } from './way-bth.ts'
import { ofContainer, ofPortable } from './way-dnv.ts'
import { atBase, inWeld } from './way-foot.ts'

export const lug = composed(
  {
    [AISC]: byAisc,
    [BTH]: byBth,
    [CONTAINER]: ofContainer,
    [PORTABLE]: ofPortable,
    [BASE]: atBase,
    [WELD]: inWeld,
  },
  { rules, charts, figures, drawn, inOrder: { checks: ['weld', 'shackle_jaw'] } },
)
