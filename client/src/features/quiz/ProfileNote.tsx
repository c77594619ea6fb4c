import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router-dom";

import { settingPath } from "@/lib/paths";
import { Alert } from "@/ui/Alert";

import { ALL_OPEN, labelOf, QUESTIONS } from "./questions";
import type { QuizResult } from "./types";

interface ProfileNoteProps {
  result: QuizResult;
  /** Called when the person follows a link. */
  onLeave: () => void;
}

const AGE = 0;
const COUNTRY = 1;
const UNDER_AGE = "Under 18";

/** Tells what the profile took over from the answers, because it was empty there. */
export function ProfileNote({ result, onLeave }: ProfileNoteProps) {
  const { t } = useLingui();
  const { filled, age } = result.profile;
  const places = [
    ...(filled.includes("age") ? [AGE] : []),
    ...(filled.includes("country") ? [COUNTRY] : []),
  ];
  const values = places.map((place) => {
    const answer = result.answers[place] ?? ALL_OPEN[place];
    const option = QUESTIONS[place]?.options.find(([value]) => value === answer);
    return option ? labelOf(option, t) : answer;
  });
  if (values.length === 0) return null;
  const told = values.join(", ");
  const settings = (
    <Link to={settingPath()} onClick={onLeave} className="link">
      <Trans>See your profile</Trans>
    </Link>
  );
  return (
    <Alert tone="info">
      <p>
        <Trans>We filled in your profile: {told}.</Trans> {settings}
      </p>
      {age === UNDER_AGE && filled.includes("age") && (
        <p className="mt-1.5">
          <Trans>
            You are under 18, so a parent has to agree to some of it. You can ask them in your
            profile.
          </Trans>
        </p>
      )}
    </Alert>
  );
}
