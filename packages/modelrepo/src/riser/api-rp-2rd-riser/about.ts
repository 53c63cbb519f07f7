/** What api-rp-2rd-riser answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

const RP = 'standards/api-rp-2rd-1998'

const STD = 'standards/api-std-2rd-2013'

export const about: About = {
  title: 'API RP 2RD riser stress check',
  question: 'Is the riser pipe adequate for tension, bending and pressure to API RP 2RD working stress design?',
  askedAs: [
    'Check the von Mises stress of a riser by API RP 2RD.',
    'Is the riser pipe within two thirds of yield at every station?',
    'API STD 2RD Method 1 and Method 2 utilisation of a riser?',
    'True wall tension and hoop stress along a steel catenary riser?',
    'Riser stress in the extreme or survival case, with internal pressure?',
    'Membrane and bending stress of a top tensioned production riser, with hydrotest, in the working stress format',
  ],
  method: [
    {
      title: 'Stations',
      text: 'Each station is checked separately. Loads are entered as one value for all stations or one per station, and results are listed accordingly.',
      module: 'modelrepo/riser/api-rp-2rd-riser/calculate.ts',
    },
    {
      title: 'True wall tension',
      text: 'The true wall tension is the effective tension plus internal pressure times bore area, less external pressure times outside area.',
      module: 'physics/member-stress/thick-tube.ts',
    },
    {
      title: 'Primary membrane stresses',
      text: 'Radial stress is the diameter-weighted mean of both pressures. Hoop stress is calculated for the minimum wall thickness. Axial stress combines true wall tension with bending at mid-thickness of the nominal wall.',
      module: `${RP}/primary-stress.ts`,
    },
    {
      title: 'Von Mises stress',
      text: 'The von Mises stress is calculated on both sides of the bending plane, and the larger value governs.',
      module: `${RP}/primary-stress.ts`,
    },
    {
      title: 'Allowable stress',
      text: 'The allowable stress is two thirds of the yield strength at temperature, multiplied by the design case factor. Alternatively, an entered design factor is applied to the yield strength.',
      module: `${RP}/allowable.ts`,
    },
    {
      title: 'Collapse',
      text: 'Elastic and yield collapse pressures for the minimum wall thickness interact as in API RP 1111, and a design factor is applied. The 1998 edition has no burst equation; internal pressure is limited through the hoop stress.',
      module: `${RP}/collapse.ts`,
    },
    {
      title: 'Burst and collapse to API STD 2RD (2013)',
      text: 'If a tensile strength is entered, burst and collapse pressures to API STD 2RD (2013) are calculated with their own design factors. These are stricter than the limit for Methods 1 and 2.',
      module: `${STD}/burst.ts`,
    },
    {
      title: 'API STD 2RD (2013) Methods 1 and 2',
      text: 'Effective tension and moment are compared with the limit remaining after the effect of pressure. Method 1 is linear up to the yield moment; Method 2 is a cosine up to the plastic moment. Only one method needs to pass, and Method 2 is less strict. The result is for information and does not affect the verdict.',
      module: `${STD}/combined.ts`,
    },
  ],
  assumptions: [
    'Tension, moment and pressures at a station act simultaneously. The governing load case or envelope is entered.',
    'Stresses are averaged through the wall thickness. Shear and torsion are neglected, as for plain pipe.',
    'The pipe is the same at all stations. Tapered joints are covered by a separate workflow.',
    'Bending stress is evaluated at mid-wall.',
    'The entered tension is the effective tension. It equals the true wall tension less internal pressure times bore area plus external pressure times outside area.',
    'Collapse is assessed for round pipe without tension or bending.',
  ],
  validity: [
    'API RP 2RD limits average stresses for all wall thicknesses. For D/t < 10 the fibre stresses differ significantly from these and a warning is issued.',
    'Valid for non-negative effective tension. Under effective compression the von Mises check does not pass.',
    'Methods 1 and 2 are not defined if the pressure, or the pressure with tension, exceeds the limit of the method. The comparison then fails.',
    'Clauses and factors are taken from published descriptions of both editions, and collapse and hydrotest factors from secondary sources. Verify against the standard before issue.',
  ],
  notChecked: [
    'Secondary stresses: range of primary plus secondary stress, up to three times the basic allowable stress',
    'Collapse under tension and bending, and collapse propagation to the 1998 edition; see DNV-OS-F201',
    'Methods 3 and 4 of API STD 2RD; Method 3 is DNV-OS-F201',
    'Inner and outer fibre stresses of thick-walled pipe',
    'Fatigue, vortex-induced vibration, clashing, and global buckling under effective compression',
    'Corrosion over the design life; enter the remaining wall thickness',
    'Connectors, joints of different cross-section and stress concentrations',
  ],
}
