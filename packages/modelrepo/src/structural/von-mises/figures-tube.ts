/** The tube in section with its pressures and the four points where its stress is worked out. */
import { type At, type Drawing, figure, labelled } from '@keelson/figures'
import { pipePressures } from '@keelson/figures/things/pipe-pressure.ts'
import { diameters, type PipeSection, pipeSection } from '@keelson/figures/things/pipe-section.ts'
import type { AtRadius, Tube } from './tube.ts'

const MPA = 'MPa'

export const tubeDrawing = {
  section: {
    title: 'Tube and stress points',
    description: 'Von Mises stress inside and outside, on the tension and compression sides.',
  },
}

/** Bending pulls the upper side. */
export function tubeFigures({ D, t, p_i, p_e }: Tube, inner: AtRadius, outer: AtRadius): { section: Drawing } {
  const at: At = [0, 0]
  const pipe: PipeSection = { at, outerDiameter: D, wall: t }
  const point = (text: string, symbol: string, y: number, sigma_vM: number) =>
    [
      { kind: 'mark', at: [0, y], sign: 'dot', role: 'flaw' },
      { kind: 'note', at: [0, y], side: 'right', label: labelled(symbol, sigma_vM, MPA, text) },
    ] as const
  return {
    section: figure(
      { unit: 'm', scale: 'true', frame: { x: [-0.85 * D, 0.85 * D], y: [-0.75 * D, 0.75 * D] } },
      pipeSection(pipe),
      diameters(pipe, { steel: 'D' }),
      pipePressures({
        at,
        outerDiameter: D,
        wall: t,
        inside: { value: p_i, label: labelled('p_i', p_i, MPA) },
        outside: { value: p_e, label: labelled('p_e', p_e, MPA) },
      }),
      point('outside, tension', 'sigma_vM_t_o', outer.r, outer.tension.sigma_vM),
      point('inside, tension', 'sigma_vM_t_i', inner.r, inner.tension.sigma_vM),
      point('inside, compression', 'sigma_vM_c_i', -inner.r, inner.compression.sigma_vM),
      point('outside, compression', 'sigma_vM_c_o', -outer.r, outer.compression.sigma_vM),
      { kind: 'note', at: [-(D - t) / 2, 0], side: 'left', label: labelled('t', t, 'mm', 'wall') },
    ),
  }
}
