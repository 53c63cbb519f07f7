/** What passing-ship answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'Passing-ship interaction loads (Wang)',
  question: 'What surge, sway and yaw loads does a passing ship exert on the moored ship?',
  askedAs: [
    'How hard does a passing tanker pull on the ship at our berth?',
    'Peak surge and sway on a moored vessel from a ship passing at 8 knots 100 m off',
    'Passing ship forces by Wang with a shallow water correction',
    'Time series of passing-vessel loads for a mooring simulation',
    'How much slower or farther off must ships pass to halve the mooring loads?',
    'Suction between ships: tanker at a jetty disturbed by traffic in the fairway',
  ],
  method: [
    {
      title: 'Axes and signs',
      text: 'Axes are fixed to the moored ship, with surge forward, sway towards the passing ship and yaw positive bow towards it. Stagger is positive if midships of the passing ship is ahead of midships of the moored ship. Loads are proportional to speed squared and independent of the direction of travel.',
      module: 'physics/passing-ship/equations.ts',
    },
    {
      title: 'Hulls',
      text: 'Sectional areas are parabolic about midships, or linear between table stations. The slopes of the areas are the sources and sinks of the flow.',
      module: 'physics/passing-ship/hull.ts',
    },
    {
      title: 'Water depth',
      text: 'Sources are mirrored in the seabed and the still water surface at multiples of twice the depth, to infinity. Twelve images on each side are summed individually. The remainder is integrated with the Euler-Maclaurin correction.',
      module: 'physics/passing-ship/kernel.ts',
    },
    {
      title: 'Integrals',
      text: 'Double integrals over both hulls use Gauss-Legendre quadrature. They include the factor of two for the added mass of circular sections.',
      module: 'physics/passing-ship/passage.ts',
    },
    {
      title: 'Maximum loads',
      text: 'Loads are calculated at 321 staggers from twice the longer ship length astern to twice ahead. The maxima are refined by golden-section search.',
      module: 'physics/passing-ship/peaks.ts',
    },
  ],
  assumptions: [
    'Both hulls are slender and parallel. The passing ship has constant course and speed, and the moored ship does not move.',
    'The flow is quasi-steady potential flow without waves, and the water surface is a rigid lid.',
    'Passing speed is the speed through the water: speed over ground less the current along the course.',
  ],
  validity: [
    'Valid for depth Froude number ≤ 0.7, separation ≥ 0.1 times the longer length and depth ≥ 1.2 times the deeper draught. Outside these limits the loads may be too low and the clearance check is not assessed.',
    'Valid if no quay, bank or channel is nearby, because these would reflect the flow and change the loads.',
    'Model tests (Flory 2002, Kriebel 2005, Seelig 2001) give speed exponents of 2.0 to 2.3 and larger loads in shallow water. No such factor is applied.',
  ],
  notChecked: [
    'Mooring line and fender loads, and dynamic response of the moored ship',
    'Non-parallel courses, meeting and overtaking ships, and channel drawdown',
    'Squat of the passing ship (keel clearance is at zero speed)',
  ],
}
