/** The method in the order of the calculation. */
import type { MethodStep } from '@keelson/workflow'

const PRACTICE = 'standards/api-rp-2sk-2005'

export const method: readonly MethodStep[] = [
  {
    title: 'Breaking load',
    text: 'As given, else c d² (44 − 0.08 d) kN of chain, d in mm the diameter that corrosion and wear leave, c by grade; stud and studless chain alike.',
    module: 'standards/iacs-ur-w22-2016/chain.ts',
  },
  {
    title: 'Corrosion and wear',
    text: 'New diameter less rate times design life; the rate is on the diameter.',
    module: `${PRACTICE}/chain-corrosion.ts`,
  },
  {
    title: 'Tension from its parts',
    text: 'N is storm duration over zero up-crossing period. Of each part the largest tension is σ √(2 ln N), the significant one 2 σ. The part of the larger maximum leads, the waves on a tie: mean, its maximum, and the significant tension of the other.',
    module: `${PRACTICE}/combined-response.ts`,
  },
  {
    title: 'Line',
    text: 'Required factor by analysis method and condition: quasi-static 2.00, 1.43 and 1.18, dynamic 1.67, 1.25 and 1.05, intact, damaged and transient. Tension times factor up to the breaking load.',
    module: `${PRACTICE}/line-tension.ts`,
  },
  {
    title: 'Anchor',
    text: 'Required factor by mooring, anchor and condition; tension at the anchor times factor up to the holding capacity. None is required in the transient condition, nor of the drag anchor of a mobile mooring that is damaged.',
    module: `${PRACTICE}/anchors.ts`,
  },
  {
    title: 'DNV-OS-E301 beside it',
    text: 'Mean and dynamic tension, each with its partial factor, over the characteristic strength; intact by the ultimate limit state, damaged and transient by the accidental one.',
    module: 'standards/dnv-os-e301-2018/strength.ts',
  },
]
