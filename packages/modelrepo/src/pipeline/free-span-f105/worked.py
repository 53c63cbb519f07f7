"""Verdicts of free-span-f105, put together from the scripts of DNV-RP-F105 (2017), of its screening (2006) and of
DNV-ST-F101 (2021) 5.4.6; S-N curve D in seawater with cathodic protection of DNV-RP-C203. SI units."""

from math import log10, pi, sqrt

from worked import case, functions_of

STANDARDS = '../../../../standards/src/'
# a script that takes the functions of this one stands beside it
F = functions_of('../free-span-f105/' + STANDARDS + 'dnv-rp-f105-2017/worked.py')
SCREEN = functions_of('../free-span-f105/' + STANDARDS + 'dnv-rp-f105-2006/worked.py')
W = functions_of('../free-span-f105/' + STANDARDS + 'dnv-st-f101-2021/worked.py')

YEAR = 365.25 * 86400
ENDS = {
    'pinned-pinned': dict(C_1=1.57, C_2=1, C_3=0.8, C_4=4.93, C_5=1 / 8, C_6=5 / 384),
    'fixed-fixed': dict(C_1=3.56, C_2=4, C_3=0.2, C_4=14.1, C_5=1 / 12, C_6=1 / 384),
    'single-span-on-seabed': dict(C_1=3.56, C_2=4, C_3=0.4, C_4=8.6, C_6=1 / 384),
}
EXAMPLE = dict(
    D=0.2731, t=0.0127, L=14, ends='pinned-pinned', e_D=2, E=207e9, rho_s=7850, rho_c=900, rho_w=1025, g=9.80665, S_eff=0,
    CSF=0, U_c=0.35, U_w=0.1, KC=5, zeta=0.015, on_IL=1.1, on_CF=1.3, gamma_k=1.15, gamma_f=1, gamma_s=1.3, eta=0.5,
    I_c=0.03, theta=pi / 2, f_r=1, d_D=0, V_IL=None, V_CF=None, P=1, U_100=None, U_1=0, life=None, conditions=(), K_V=None,
    steel=None,
)  # fmt: skip


class Span:
    """A span in its operating flow, and what the practice asks of it."""

    def __init__(self, **changes):
        p = self.p = {**EXAMPLE, **changes}
        self.__dict__ |= p
        self.C = ENDS[self.ends]
        D, d = self.D, self.D - 2 * self.t
        steel, bore = pi / 4 * (D**2 - d**2), pi / 4 * d**2
        self.I = pi / 64 * (D**4 - d**4)
        self.EI = self.E * self.I
        dry = self.rho_s * steel + self.rho_c * bore
        self.q = self.g * (dry - self.rho_w * pi / 4 * D**2)
        self.m_e = F.effectiveMass(dry, F.addedMassCoefficient(self.e_D), self.rho_w, D)
        self.r_L = 1
        if self.K_V is not None:
            self.r_L = F.effectiveLengthRatio(F.soilStiffnessParameter(self.K_V, self.L, self.CSF, self.EI))
        self.L_eff = self.r_L * self.L
        axial = dict(S_eff=self.S_eff, P_cr=F.criticalBucklingLoad(self.CSF, self.C['C_2'], self.EI, self.L_eff))
        self.axial = axial
        self.delta = F.staticDeflection(self.C['C_6'], self.q, self.L_eff, self.EI, self.CSF, **axial)
        beam = (self.C['C_1'], self.CSF, self.EI, self.m_e, self.L_eff)
        self.f_IL = F.inLineFrequency(*beam, **axial)
        self.f_CF = F.crossFlowFrequency(*beam, **axial, C_3=self.C['C_3'], delta=self.delta, D=D)
        self.K_sd = F.stabilityParameter(self.m_e, self.zeta, self.rho_w, D) / self.gamma_k
        self.in_line()
        self.cross_flow()
        at_ends = [self.C['C_4']] + ([F.shoulderStressCoefficient(self.r_L)] if self.K_V is not None else [])
        self.unit = max(F.unitStressAmplitude(C, self.CSF, D, D, self.t, self.E, self.L_eff) for C in at_ends)

    def in_line(self):
        V_on = self.V_IL or F.inLineOnset(self.K_sd, self.on_IL)
        A_2 = F.inLineAmplitude2(self.K_sd, F.turbulenceReduction2(self.I_c, 0.03))
        A_1 = F.inLineAmplitude1(self.K_sd, F.turbulenceReduction1(self.theta, self.I_c, 0.03), A_2)
        V_end = F.inLineEnd(self.K_sd)
        V_1, V_2 = F.inLineCorner1(A_1, V_on), F.inLineCorner2(V_end, A_2)
        self.V_on_IL, self.corners_IL = V_on, (V_on, V_1, V_2, V_end)
        self.A_Y = lambda V: F.inLineAmplitude(V, V_on, V_1, A_1, V_2, A_2, V_end)

    def cross_flow(self):
        prox, trench = F.seabedProximity(self.e_D), F.trenchCorrection(self.d_D)
        self.V_on_CF = self.V_CF or F.crossFlowOnset(prox, trench, self.on_CF)
        self.R_k = F.dampingReduction(self.K_sd)

    def corners_CF(self, alpha, KC):
        A_1 = F.crossFlowAmplitudeCurrent(self.f_r) if alpha > 0.8 else F.crossFlowAmplitudeWaves(KC)
        V_on = self.V_on_CF
        return F.crossFlowStart(V_on), V_on, F.crossFlowCorner1(V_on, A_1), A_1, F.crossFlowCorner2(A_1)

    def A_Z(self, V, alpha, KC):
        return F.crossFlowAmplitude(V, *self.corners_CF(alpha, KC))

    def velocities(self, U_c, U_w):
        return [F.reducedVelocity(U_c, U_w, self.gamma_f, f, self.D) for f in (self.f_IL, self.f_CF)]

    def ranges(self, alpha, A_Y, A_Z):
        """In line, across, and whether the in-line range is induced."""
        own = F.inLineResponseRange(self.unit, A_Y, F.waveCorrection(alpha), self.gamma_s)
        induced = F.inducedRange(self.unit, A_Z, self.R_k, self.gamma_s)
        return max(own, induced), F.crossFlowRange(self.unit, A_Z, self.R_k, self.gamma_s), induced > own

    def condition(self, U_c, U_w, KC, P):
        alpha = U_c / (U_c + U_w)
        V_IL, V_CF = self.velocities(U_c, U_w)
        A_Y, A_Z = self.A_Y(V_IL), self.A_Z(V_CF, alpha, KC)
        S_IL, S_CF, induced = self.ranges(alpha, A_Y, A_Z)
        rates = [f * P / cycles(S) if S > 0 else 0 for S, f in ((S_IL, 2 * self.f_CF if induced else self.f_IL), (S_CF, self.f_CF))]
        return dict(
            current_velocity=U_c, wave_velocity=U_w, probability=P, reduced_velocity=V_IL, cross_flow_reduced_velocity=V_CF,
            in_line_amplitude=A_Y, cross_flow_amplitude=A_Z, in_line_stress_range=S_IL / 1e6,
            cross_flow_stress_range=S_CF / 1e6, in_line_damage_rate=rates[0] * YEAR, cross_flow_damage_rate=rates[1] * YEAR,
        )  # fmt: skip

    def screening(self):
        alpha = SCREEN.screeningFlowRatio(self.U_100, self.U_1)
        return (
            SCREEN.requiredInLineFrequency(1.4, self.U_100, self.V_on_IL, self.D, self.L, alpha),
            SCREEN.requiredCrossFlowFrequency(1.4, self.U_100, self.U_1, self.V_on_CF, self.D),
        )

    def longest(self):
        """Up to which each criterion is met, with the frequency that it asks for there."""
        onset = [F.onsetFrequency(self.U_c, self.U_w, self.gamma_f, V, self.D) for V in (self.V_on_IL, self.V_on_CF)]
        asked = [lambda s: onset[0], lambda s: onset[1]]
        if self.U_100 is not None:
            asked += [lambda s: s.screening()[0], lambda s: s.screening()[1]]
        found = []
        for k, required in enumerate(asked):
            short = lambda L: (s := Span(**{**self.p, 'L': L})) and [s.f_IL, s.f_CF][k % 2] < required(s)
            L = next((self.D * 1.02**i for i in range(1, 280) if self.D * 1.02**i < 250 * self.D and short(self.D * 1.02**i)), None)
            if L is None:
                found.append((None, required(self)))
                continue
            low, high = L / 1.02, L
            for _ in range(80):
                middle = (low + high) / 2
                low, high = (low, middle) if short(middle) else (middle, high)
            found.append((low, required(Span(**{**self.p, 'L': low}))))
        return found

    def combined(self):
        """Utilisation of DNV-ST-F101 5.4.6 by the worse of the two load combinations."""
        SMYS, SMTS, p_i, p_e, gamma_LB = self.steel
        f_y, f_u = 0.96 * SMYS, 0.96 * SMTS
        alpha = self.U_c / (self.U_c + self.U_w)
        V_IL, V_CF = self.velocities(self.U_c, self.U_w)
        S_IL, S_CF, _ = self.ranges(alpha, self.A_Y(V_IL), self.A_Z(V_CF, alpha, self.KC))
        C_5 = self.C.get('C_5') or F.seabedMomentCoefficient(self.r_L)
        M = F.staticMoment(C_5, self.q, self.L_eff, **self.axial)
        E_IL, E_CF = [F.momentOfStress(F.dynamicStress(S, self.gamma_s), self.I, self.D, self.t) for S in (S_IL, S_CF)]
        beta = W.slendernessParameter(self.D, self.t)
        alpha_c = W.flowStressParameter(beta, f_u, f_y)
        M_p, S_p = W.plasticMoment(f_y, self.D, self.t), W.plasticForce(f_y, self.D, self.t)
        p_b = W.containmentResistance(self.t, self.D, min(f_y, f_u / 1.15))
        alpha_p = W.pressureParameter(beta, p_i - p_e, p_b)
        used = []
        for gamma_F, gamma_E in ((1.2, 0.7), (1.1, 1.3)):
            M_Sd = sqrt((gamma_F * 1.07 * M + gamma_E * E_CF) ** 2 + (gamma_E * E_IL) ** 2)
            S_Sd = gamma_F * 1.07 * self.S_eff
            u = W.bucklingInternal(1.15, gamma_LB, M_Sd, alpha_c, M_p, S_Sd, S_p, p_i - p_e, alpha_p, p_b)
            used.append((u, M_Sd / 1e3, M / 1e3))
        return max(used)


def cycles(S):
    """Curve D, stress range in Pa: 1e6 cycles at the knee."""
    first = 10 ** (11.764 - 3 * log10(S / 1e6))
    return first if first <= 1e6 else 10 ** (15.606 - 5 * log10(S / 1e6))


def cells(table, rows):
    return {f'tables.{table}.{i}.{name}': v for i, row in enumerate(rows) for name, v in row.items() if v is not None}


def response_rows(s):
    """Both curves at their corners, each motion for itself."""
    alpha = s.U_c / (s.U_c + s.U_w)
    V_0, V_on, V_1, _, V_2 = s.corners_CF(alpha, s.KC)
    rows = []
    for along, V in [(True, V) for V in s.corners_IL] + [(False, V) for V in (V_0, V_on, V_1, V_2, 16)]:
        A = s.A_Y(V) if along else s.A_Z(V, alpha, s.KC)
        A = A if A > 1e-12 else 0.0
        S = s.ranges(alpha, A, 0)[0] if along else s.ranges(alpha, 0, A)[1]
        f = s.f_IL if along else s.f_CF
        life = cycles(S) / (f * s.P) / YEAR if S > 0 else None
        rows.append(
            dict(
                reduced_velocity=V, flow_velocity=V * f * s.D / s.gamma_f, amplitude=A, stress_range=S / 1e6,
                cycles_to_failure=cycles(S) if S > 0 else None, fatigue_life=life, allowable_life=life and s.eta * life,
            )
        )  # fmt: skip
    return rows


def sides(id, demand, capacity):
    return {f'checks.{id}.demand': demand, f'checks.{id}.capacity': capacity}


def fatigue(s):
    """Damage over the design life: of the operating flow, or of all conditions."""
    flows = s.conditions or [(s.U_c, s.U_w, s.KC, s.P)]
    rows = [s.condition(*flow) for flow in flows]
    worst = max(sum(row[f'{d}_damage_rate'] for row in rows) for d in ('in_line', 'cross_flow'))
    return rows, worst * s.life


def verdict(name, tables=False, only=None, **changes):
    s = Span(**changes)
    out = {}
    rows = []
    if s.life is not None:
        rows, damage = fatigue(s)
        out |= sides('fatigue', damage, s.eta)
    V_IL, V_CF = s.velocities(s.U_c, s.U_w)
    if s.conditions:
        V_IL = max([V_IL] + [row['reduced_velocity'] for row in rows])
        V_CF = max([V_CF] + [row['cross_flow_reduced_velocity'] for row in rows])
    out |= sides('onset_in_line', V_IL, s.V_on_IL) | sides('onset_cross_flow', V_CF, s.V_on_CF)
    longest = s.longest()
    least = min((L for L, _ in longest if L is not None), default=None)
    if least is not None:
        out |= sides('allowable_length', s.L, least)
    if s.U_100 is not None:
        along, across = s.screening()
        out |= sides('in_line_screening', along, s.f_IL) | sides('cross_flow_screening', across, s.f_CF)
    if s.steel is not None:
        u, M_Sd, M = s.combined()
        out |= sides('combined_loading', u, 1)
        out |= dict(combined_loading_utilisation=u, design_bending_moment=M_Sd, static_bending_moment=M)
    if tables:
        out |= cells('response_curve', response_rows(s))
        out |= cells('allowable_spans', [dict(required_frequency=f, allowable_length=L) for L, f in longest])
    if s.conditions:
        out |= cells('flow_conditions', rows)
    case(name, {key: v for key, v in out.items() if only is None or key.startswith(only)})


STORM = [(0.2, 0, 0, 0.3), (0.35, 0.05, 2.5, 0.1), (0.7, 0.1, 8, 0.01), (1.0, 0.4, 20, 0.001)]
SCREENED = dict(U_100=0.9, U_1=0)
STEEL = (450e6, 535e6, 15e6, 1.2e6, 1.14)
OWN = dict(
    D=0.3239, t=0.0159, L=22, ends='fixed-fixed', e_D=0.5, E=205e9, rho_c=300, rho_w=1030, S_eff=40e3, CSF=0.15, U_c=1.1,
    U_w=0.2, KC=14, zeta=0.02, on_IL=1.05, on_CF=1.2, gamma_k=1.3, gamma_f=1.1, gamma_s=1.25, eta=0.25, I_c=0.05,
    theta=pi / 3, d_D=0.3, P=0.2, life=20, U_100=0.8, U_1=0.3, steel=(415e6, 520e6, 12e6, 2e6, 1.26),
)  # fmt: skip

verdict('example-does-not-vibrate', tables=True)
verdict('onset-in-line-fails-and-with-it-the-length', V_IL=0.6)
verdict('onset-cross-flow-fails-before-in-line', V_CF=0.6)
verdict(
    'onset-in-line-fails-in-a-stronger-flow-condition', only=('checks.onset', 'checks.fatigue', 'tables'), life=25,
    conditions=[(0.3, 0.05, 2.5, 0.9), (0.8, 0.1, 5, 0.002)],
)  # fmt: skip
verdict('in-line-screening-fails', tables=True, **SCREENED)
verdict('cross-flow-screening-fails', U_100=0.5, V_CF=0.9)
FATIGUE_AND_LOADS = ('checks.fatigue', 'checks.combined', 'tables.response', 'static', 'design', 'combined')
WEAK = (160e6, 260e6, 15e6, 1.2e6, 1.14)
verdict('static-loads-alone-fail', L=34, U_c=0.05, U_w=0, life=25, steel=WEAK, only=('checks.combined', 'checks.onset', 'static'))
verdict('vibration-accepted-each-factor-its-own', tables=True, only=FATIGUE_AND_LOADS, **OWN)
verdict('avoided-each-factor-its-own', tables=True, **OWN)
verdict(
    'on-the-seabed-the-shoulder-governs', tables=True, only=('checks.onset', 'checks.fatigue', 'tables.response'), L=26,
    ends='single-span-on-seabed', K_V=2e6, U_c=0.9, U_w=0, life=1,
)  # fmt: skip
verdict('four-flow-conditions', L=34, life=1, conditions=STORM, only=('checks.fatigue', 'checks.onset', 'tables'))
verdict('four-flow-conditions-fail-after-five-years', L=34, life=5, conditions=STORM, only=('checks.fatigue',))
verdict('static-and-dynamic-loads', L=34, U_c=0.7, U_w=0.1, KC=8, steel=STEEL, only=('checks.',))
