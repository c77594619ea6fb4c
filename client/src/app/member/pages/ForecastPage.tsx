import { useUrlParams } from "@/browser/use-url-params";
import { ForecastScreen } from "@/features/forecast/ForecastScreen";
import { readQuestion, writeQuestion } from "@/features/forecast/question";

/** The forecast that the address asks for. */
export default function ForecastPage() {
  const { words, change } = useUrlParams();
  return (
    <ForecastScreen
      question={readQuestion(words)}
      onQuestion={(question) => change((before) => writeQuestion(before, question))}
    />
  );
}
