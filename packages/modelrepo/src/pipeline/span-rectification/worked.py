"""Verdicts of span-rectification: supports by the least number of equal parts, their loads by Roark's table 8.1, and the
rectified span by the script of free-span-f105. SI units."""

from math import ceil

from worked import case, functions_of

SPANS = functions_of('../free-span-f105/worked.py')
YEAR = SPANS.YEAR


class Rectified:
    """The surveyed span, the length that onset in line allows, and the parts that supports make of it."""

    def __init__(self, V_on=0.909091, t_ol=1, profile=None, s_c=0, h_max=None, p_all=None, A_b=None, **span):
        base = dict(L=60, U_c=0.45, U_w=0, KC=None, zeta=0.015, on_CF=1.2)
        self.before = b = SPANS.Span(**{**base, **span})
        self.f_req = SPANS.F.onsetFrequency(b.U_c, b.U_w, b.gamma_f, V_on, b.D)
        self.L_allow = b.L * (b.f_IL / self.f_req) ** 0.5
        self.n = max(0, ceil(b.L / (self.L_allow - t_ol)) - 1)
        self.L_sub = b.L / (self.n + 1)
        self.L_tol = self.L_sub + t_ol
        self.after = SPANS.Span(**{**b.p, 'L': self.L_sub})
        self.positions = [i * self.L_sub for i in range(1, self.n + 1)]
        self.R_1, self.R_i = 1.25 * b.q * self.L_sub, b.q * self.L_sub
        self.profile, self.s_c, self.h_max, self.p_all, self.A_b = profile, s_c, h_max, p_all, A_b

    def values(self):
        b = self.before
        return dict(
            rectified_span_with_tolerance=self.L_tol, seabed_gap=b.e_D * b.D, static_deflection=b.delta * 1e3,
            natural_frequency_cross_flow=b.f_CF, submerged_weight=b.q, effective_mass_per_length=b.m_e,
            stability_parameter=b.K_sd * b.gamma_k, turbulence_reduction_2=1 - (b.I_c - 0.03) / 0.17,
        )  # fmt: skip

    def gap(self, x):
        for (a, g), (b, h) in zip(self.profile, self.profile[1:]):
            if x <= b:
                return g + (h - g) * (x - a) / (b - a)

    def checks(self):
        out = SPANS.sides('rectified_span', self.L_tol, self.L_allow)
        if self.p_all:
            out |= SPANS.sides('support_bearing', self.R_1 / self.A_b / 1e3, self.p_all / 1e3)
        if self.h_max:
            out |= SPANS.sides('support_height', max(self.gap(x) + self.s_c for x in self.positions), self.h_max)
        return out

    def supports(self):
        rows = []
        for i, x in enumerate(self.positions):
            row = dict(support=i + 1, position=x, reaction=(self.R_1 if i in (0, self.n - 1) else self.R_i) / 1e3)
            if self.profile:
                row |= dict(gap=self.gap(x), height=self.gap(x) + self.s_c)
            rows.append(row)
        return rows

    def spans(self):
        def row(s):
            return dict(
                length=s.L, length_over_diameter=s.L / s.D, in_line_frequency=s.f_IL, cross_flow_frequency=s.f_CF,
                deflection=s.delta, margin=s.f_IL / self.f_req,
            )  # fmt: skip

        fixed = SPANS.Span(**{**self.after.p, 'ends': 'fixed-fixed'})
        return [row(self.before), row(self.after), row(fixed)]

    def assessment(self, life):
        rows = []
        for s in (self.before, self.after):
            of = s.condition(s.U_c, s.U_w, None, 1)
            rates = [of['in_line_damage_rate'], of['cross_flow_damage_rate']]
            rows.append(
                dict(
                    length=s.L, in_line_reduced_velocity=of['reduced_velocity'], in_line_onset=s.V_on_IL,
                    in_line_amplitude=of['in_line_amplitude'], cross_flow_amplitude=of['cross_flow_amplitude'],
                    in_line_stress_range=of['in_line_stress_range'], cross_flow_stress_range=of['cross_flow_stress_range'],
                    fatigue_life=1 / max(rates), damage=life * max(rates), utilisation_factor=0.5,
                )
            )  # fmt: skip
        return rows


def verdict(name, life=None, tables=True, **changes):
    r = Rectified(**changes)
    out = r.checks()
    if tables:
        out |= SPANS.cells('spans', r.spans()) | SPANS.cells('supports', r.supports())
    if life:
        rows = r.assessment(life)
        out |= SPANS.cells('assessment', rows) if tables else {}
        out |= SPANS.sides('fatigue', rows[1]['damage'], 0.5)
        out |= r.values()
        out |= dict(
            rectified_in_line_response_amplitude=rows[1]['in_line_amplitude'], rectified_fatigue_life=rows[1]['fatigue_life'],
            rectified_cross_flow_response_amplitude=rows[1]['cross_flow_amplitude'],
        )  # fmt: skip
    case(name, out)


GAPS = [(0, 0), (6, 0.5), (12, 1.1), (17, 0.7), (22, 1.3), (30, 0.4), (34, 0)]
SURVEYED = dict(L=34, V_on=2.3, profile=GAPS, s_c=0.1, h_max=1.0, p_all=15e3, A_b=2)
verdict('surveyed-profile-and-supports', life=1, tables=False, **SURVEYED)
verdict('rectify-60m-span', U_c=0.8, t_ol=0)
verdict('soft-bed-alone-fails', life=1, **{**SURVEYED, 'p_all': 6e3})
verdict('supports-too-high-alone-fail', life=1, **{**SURVEYED, 'h_max': 0.75})
verdict('fatigue-of-the-rectified-span-alone-fails', life=60, **{**SURVEYED, 'U_c': 0.55, 'I_c': 0.05})
FLAT = [(0, 0.2), (10, 0.6), (20, 0.9), (40, 1.2), (60, 0.3)]
verdict('five-parts-over-a-survey', t_ol=0.3, U_c=0.7, profile=FLAT, s_c=0.15, h_max=2, p_all=12e3, A_b=1.5)
