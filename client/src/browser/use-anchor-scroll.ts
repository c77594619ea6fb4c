import { useEffect } from "react";
import { useLocation } from "react-router-dom";

/** Brings the part of the page into sight that the address names after its #. */
export function useAnchorScroll(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash, key]);
}
