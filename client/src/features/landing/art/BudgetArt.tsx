const rings = [
  { percent: 62, colour: "stroke-needs" },
  { percent: 25, colour: "stroke-wants" },
  { percent: 49, colour: "stroke-savings" },
];
const radius = 43;
const round = 2 * Math.PI * radius;

/** Needs, wants and savings as three rings. */
export function BudgetArt() {
  return (
    <div className="grid w-full max-w-69 grid-cols-3 gap-3">
      {rings.map(({ percent, colour }) => (
        <div key={percent} className="relative grid aspect-square place-items-center">
          <svg viewBox="0 0 100 100" className="absolute inset-0 fill-none stroke-[14]">
            <circle cx="50" cy="50" r={radius} className="stroke-surface" />
            <circle
              cx="50"
              cy="50"
              r={radius}
              strokeLinecap="round"
              strokeDasharray={`${((round * percent) / 100).toFixed(2)} ${round.toFixed(2)}`}
              transform="rotate(-90 50 50)"
              className={colour}
            />
          </svg>
          <span className="money relative text-base font-strong sm:text-lead">{percent}%</span>
        </div>
      ))}
    </div>
  );
}
