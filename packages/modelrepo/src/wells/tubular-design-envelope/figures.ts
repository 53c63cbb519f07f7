/** The pipe in section under the case that uses most, with the four points where its stress is worked out. */
import { type At, type Drawing, figure, labelled } from '@keelson/figures'
import { onCircle } from '@keelson/figures/polar.ts'
import { pipePressures } from '@keelson/figures/things/pipe-pressure.ts'
import { diameters, type PipeSection, pipeSection } from '@keelson/figures/things/pipe-section.ts'
import type { CaseResult } from './calculate-case.ts'
import type { Pipe } from './calculate-pipe.ts'
import type { Params } from './inputs.ts'

const PSI = 'psi'

/** Bending pulls the upper side. What is lost of the wall is drawn inside. */
export function section(p: Params, { D, t, r_i, r_o }: Pipe, { load, stresses }: CaseResult): Drawing {
  const at: At = [0, 0]
  const { wall_thickness: t_nom, wall_loss: t_corr } = p
  const { p_i, p_o, kappa } = load
  const pipe: PipeSection = { at, outerDiameter: D, wall: t }
  const { inner, outer } = stresses
  const point = (text: string, y: number, sigma_vM: number) =>
    [
      { kind: 'mark', at: [0, y], sign: 'dot', role: 'flaw' },
      { kind: 'note', at: [0, y], side: 'right', label: labelled('sigma_vM', sigma_vM, PSI, text) },
    ] as const
  return figure(
    { unit: 'm', scale: 'true', frame: { x: [-0.85 * D, 0.85 * D], y: [-0.75 * D, 0.75 * D] } },
    pipeSection(pipe),
    t_corr > 0 && { kind: 'circle', at, radius: r_i, inner: r_i - t_corr, role: 'flaw', is: 'corrosion' },
    diameters(pipe, { steel: 'D' }, 'in'),
    pipePressures({
      at,
      outerDiameter: D,
      wall: t_nom,
      inside: { value: p_i, label: labelled('p_i', p_i, PSI) },
      outside: { value: p_o, label: labelled('p_o', p_o, PSI) },
    }),
    kappa > 0
      ? [
          point('outside, tension', r_o, outer.pulled),
          point('inside, tension', r_i, inner.pulled),
          point('inside, compression', -r_i, inner.pressed),
          point('outside, compression', -r_o, outer.pressed),
        ]
      : [point('outside', r_o, outer.pulled), point('inside', r_i, inner.pulled)],
    { kind: 'note', at: [-(D - t_nom) / 2, 0], side: 'left', label: labelled('t_nom', t_nom, 'in', 'wall') },
    t_corr > 0 && {
      kind: 'note',
      at: onCircle(at, r_i - t_corr / 2, 215),
      side: 'left',
      label: labelled('t_corr', t_corr, 'in', 'loss'),
    },
  )
}
