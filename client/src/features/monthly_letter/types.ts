import type { Payload, Row } from "@/api/client";

/** The letter that is read, and which others there are. */
export type Letters = Payload<"/letters", "get">;
/** A letter about a money month; amounts in whole rupiah. */
export type Letter = Row<"/letters", "get">;
export type LetterFigure = Letter["figures"][number];
/** Pieces of a sentence: texts, and amounts that can be hidden. */
export type Sentence = Letter["findings"][number]["sentence"];
