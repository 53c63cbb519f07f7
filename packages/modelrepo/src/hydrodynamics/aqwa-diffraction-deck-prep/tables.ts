/** The decks by their cards, and the waves against the panels. SI. */
import { largestPanel, panelsPerWavelength } from '@keelson/standards/ansys-aqwa-2024/checks.ts'
import type { BodyMesh } from '../_shared/diffraction/body-mesh.ts'
import { lengthOf, type Wave } from '../_shared/diffraction/waves.ts'
import type { Params } from './inputs.ts'

export const deckRows = (decks: readonly { readonly title: string; readonly lines: readonly string[] }[]) =>
  decks.map(({ title, lines }) => ({ deck: title, cards: lines.length, first: (lines[0] ?? '').trim() }))

export const resolutionRows = (p: Params, waves: readonly Wave[], { longestSide }: BodyMesh) =>
  waves.toReversed().map(({ omega, T }) => {
    const lambda = lengthOf(p, omega)
    return {
      frequency: omega,
      period: T,
      wavelength: lambda,
      panels_per_wavelength: panelsPerWavelength.evaluate({ lambda, s_max: longestSide }),
      largest_panel: largestPanel.evaluate({ lambda, n: p.panels_per_wavelength }),
    }
  })
