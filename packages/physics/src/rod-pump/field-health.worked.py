"""A field of rod-pumped wells: mean of the fillages, deferred production, and what is permitted."""

from worked import table, worked


@worked(eta=[(0.2, 1)] * 5)
def meanFillage(eta):
    return sum(eta) / 5


@worked(q_p=[(1e-5, 4e-4)] * 4, q_a=[(1e-5, 4e-4)] * 4)
def deferredProduction(q_p, q_a):
    return sum(could - does for could, does in zip(q_p, q_a) if could > does)


table('LOW_FILLAGE_FLAG', 0.7, 'fillage below 0.7 is flagged')
table('NONE_FAILING', 0, 'a field passes where no well is in a status that fails it')
table('FULLY_LOADED', 1, 'loading above 100 per cent is flagged')
table('STATUSES', ['normal', 'warning', 'critical', 'failure'], 'statuses by severity')
