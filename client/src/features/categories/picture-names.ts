import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** What the pictures show, in words that one would search for. */
const NAMES: Readonly<Record<string, MessageDescriptor>> = {
  "steaming-bowl": msg`Bowl of soup, food`,
  "motor-scooter": msg`Scooter, transport`,
  "house-with-garden": msg`House, home`,
  key: msg`Key, rent`,
  "light-bulb": msg`Light bulb, idea`,
  books: msg`Books, school`,
  stethoscope: msg`Stethoscope, doctor`,
  "credit-card": msg`Card, debt`,
  "fork-and-knife-with-plate": msg`Plate, restaurant`,
  popcorn: msg`Popcorn, cinema`,
  "t-shirt": msg`T-shirt, clothes`,
  lipstick: msg`Lipstick, makeup`,
  "lotion-bottle": msg`Lotion, skincare`,
  soap: msg`Soap, bath`,
  luggage: msg`Suitcase, travel`,
  laptop: msg`Laptop, computer`,
  "red-heart": msg`Heart, giving`,
  package: msg`Parcel, online shop`,
  "sheaf-of-rice": msg`Rice, saving`,
  "chart-increasing": msg`Rising chart, shares`,
  "card-file-box": msg`Card box, others`,
  briefcase: msg`Briefcase, salary`,
  "office-building": msg`Office, business`,
  "bar-chart": msg`Bar chart, investment`,
  toolbox: msg`Toolbox, work`,
  bank: msg`Bank, pension`,
  "wrapped-gift": msg`Present, gift`,
  coin: msg`Coin, money`,
  "hot-beverage": msg`Cup, coffee, tea`,
  "cooked-rice": msg`Bowl of rice, meal`,
  "red-apple": msg`Apple, fruit`,
  shortcake: msg`Cake, sweets`,
  "shopping-cart": msg`Trolley, groceries`,
  "convenience-store": msg`Shop, market stall`,
  handbag: msg`Bag, accessories`,
  "baby-bottle": msg`Bottle, baby`,
  "people-hugging": msg`Hug, family, friends`,
  "paw-prints": msg`Paws, pet`,
  seedling: msg`Seedling, garden`,
  bicycle: msg`Bicycle, cycling`,
  automobile: msg`Car, driving`,
  bus: msg`Bus, public transport`,
  train: msg`Train, commuting`,
  airplane: msg`Airplane, flight`,
  "fuel-pump": msg`Pump, petrol`,
  wrench: msg`Spanner, repair`,
  "high-voltage": msg`Lightning, electricity`,
  droplet: msg`Drop, water`,
  "mobile-phone": msg`Phone, mobile credit`,
  television: msg`Television, streaming`,
  bed: msg`Bed, boarding room`,
  broom: msg`Broom, cleaning`,
  scissors: msg`Scissors, barber`,
  pill: msg`Pill, medicine`,
  "person-lifting-weights": msg`Weights, gym`,
  "soccer-ball": msg`Ball, sport`,
  "video-game": msg`Controller, games`,
  "musical-note": msg`Note, music`,
  camera: msg`Camera, photos`,
  "artist-palette": msg`Palette, hobby`,
  mosque: msg`Mosque, alms`,
  church: msg`Church, offering`,
  "birthday-cake": msg`Birthday cake, party`,
  ring: msg`Ring, wedding`,
  "graduation-cap": msg`Cap, tuition`,
  receipt: msg`Receipt, tax, bill`,
  umbrella: msg`Umbrella, insurance`,
  "money-bag": msg`Money bag, bonus`,
  sunrise: msg`Sunrise, retirement`,
  house: msg`House, own home`,
  kaaba: msg`Kaaba, umrah`,
  "desert-island": msg`Island, holidays`,
  "glowing-star": msg`Star, wish`,
};

/** The bare name of a picture: 'soap' of '/icons/soap.svg'. */
export function bareName(icon: string): string {
  return /([a-z-]+)(\.svg)?$/.exec(icon)?.[1] ?? icon;
}

/** What a picture shows, or its file's name where nobody gave it words. */
export function nameOfPicture(icon: string, t: (message: MessageDescriptor) => string): string {
  const bare = bareName(icon);
  const name = NAMES[bare];
  return name ? t(name) : bare.replaceAll("-", " ");
}
