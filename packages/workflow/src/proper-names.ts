/** Names with which a title may begin: they keep their capital within a sentence. */
export const PROPER_NAMES: ReadonlySet<string> = new Set(
  `Bingham Blendermann Bourgoyne Dirlik Duong Eaton Euler Fanning Fetkovich Folias Froude Gaussian Gini Gray Gumbel Hazen Hedstrom
  Hobbs Isherwood Johnson Keelson Keulegan Lewis Maurer Miner Newtonian Ochi Orca Payne Pierson Ramberg Rayleigh Reynolds Shields Strouhal Torsethaugen
  Tovo Turpin Ursell Warren Weibull Wirsching`.split(/\s+/),
)
