"""Verdicts of a selection: Saaty (1980), the principal eigenvalue by powers of the matrix, and the random indices of 3 and 4."""
from worked import case

RANDOM = {3: 0.58, 4: 0.9}


def eigen(matrix):
    n = len(matrix)
    w = [1 / n] * n
    for _ in range(500):
        v = [sum(a * x for a, x in zip(row, w)) for row in matrix]
        w = [x / sum(v) for x in v]
    image = [sum(a * x for a, x in zip(row, w)) for row in matrix]
    return w, sum(image) / sum(w)


def verdict(matrix):
    n = len(matrix)
    w, largest = eigen(matrix)
    index = (largest - n) / (n - 1)
    return {
        'lambda_max': largest,
        'consistency_index': index,
        'consistency_ratio': index / RANDOM[n],
        'checks.consistency.demand': index / RANDOM[n],
        **{f'tables.comparisons.{i}.weight': x for i, x in enumerate(w)},
        **{f'tables.comparisons.{j}.sum': sum(row[j] for row in matrix) for j in range(n)},
    }


case('ahp-three-criteria', verdict([[1, 3, 5], [1 / 3, 1, 3], [1 / 5, 1 / 3, 1]]))
case('comparisons-that-go-round', verdict([[1, 3, 1 / 5], [1 / 3, 1, 3], [5, 1 / 3, 1]]))
case('ahp-leader-example', verdict([[1, 4, 3, 7], [1 / 4, 1, 1 / 3, 3], [1 / 3, 3, 1, 5], [1 / 7, 1 / 3, 1 / 5, 1]]))

# TOPSIS and the weighted sum, less is better but for the third criterion
WEIGHTS, BENEFIT = [0.4, 0.2, 0.3, 0.1], [False, False, True, False]
PERFORMANCE = [[4, 52, 0.92, 6], [4.9, 48, 0.95, 5], [5.6, 44, 0.9, 3]]
columns = list(zip(*PERFORMANCE))
lengths = [sum(x * x for x in c) ** 0.5 for c in columns]
best = [max(c) if b else min(c) for c, b in zip(columns, BENEFIT)]
worst = [min(c) if b else max(c) for c, b in zip(columns, BENEFIT)]


def criteria():
    return {
        f'tables.criteria.{j}.{name}': value
        for j in range(4)
        for name, value in {
            'weight': WEIGHTS[j],
            'worst': worst[j],
            'best': best[j],
            'length': lengths[j],
            'ideal': WEIGHTS[j] * best[j] / lengths[j],
            'anti_ideal': WEIGHTS[j] * worst[j] / lengths[j],
        }.items()
    }


def performance(of):
    return {
        f'tables.performance.{4 * i + j}.{name}': value
        for i, row in enumerate(PERFORMANCE)
        for j, x in enumerate(row)
        for name, value in {'performance': x, 'normalised': of(x, j), 'weight': WEIGHTS[j]}.items()
    }


def distance(row, to):
    return sum((w * x / n - w * t / n) ** 2 for x, t, w, n in zip(row, to, WEIGHTS, lengths)) ** 0.5


closeness = sorted((distance(r, worst) / (distance(r, worst) + distance(r, best)) for r in PERFORMANCE), reverse=True)
case('topsis-three-hosts', {**criteria(), **performance(lambda x, j: WEIGHTS[j] * x / lengths[j]), 'margin_to_second': closeness[0] - closeness[1]})


def between(x, j):
    return (x - worst[j]) / (best[j] - worst[j])


sums = sorted((sum(w * between(x, j) for j, (x, w) in enumerate(zip(r, WEIGHTS))) for r in PERFORMANCE), reverse=True)
case('weighted-sum-three-hosts', {**criteria(), **performance(between), 'margin_to_second': sums[0] - sums[1]})
