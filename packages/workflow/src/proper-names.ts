/** Names with which a title may begin: they keep their capital within a sentence. */
export const PROPER_NAMES: ReadonlySet<string> = new Set(
  `Bingham Blendermann Bourgoyne Dirlik Duong Euler Fanning Fetkovich Folias Froude Gaussian Gumbel Hedstrom Hobbs Johnson
  Keelson Keulegan Newtonian Ochi Orca Pierson Ramberg Reynolds Shields Strouhal Torsethaugen Tovo Turpin Ursell Weibull
  Wirsching`.split(/\s+/),
)
